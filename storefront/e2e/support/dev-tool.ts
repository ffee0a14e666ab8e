/** Posts to a developer tool of the sandbox and returns its response. */
export async function devTool(sandboxUrl: string, tool: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandboxUrl}/sandbox/${tool}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${tool}`)
  return answer.status === 204 ? null : answer.json()
}
