// Imported before anything else by whatever is run: ends with one sentence where this Node is too old for the rest.

const supported = [20, 19]

/** Why this version of Node will not do; undefined if it will. */
export function nodeFault(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > supported[0] || (major === supported[0] && minor >= supported[1])) return undefined
  return `Vánek needs Node ${supported.join('.')} or newer, but this is Node ${version}: get a newer one at https://nodejs.org.`
}

const fault = nodeFault(process.versions.node)
if (fault) {
  console.error(fault)
  process.exit(1)
}
