// Imported first by every script: exits with one sentence if this Node is too old.

const supported = [20, 19]

/** Why this version of Node is not supported; undefined if it is. */
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
