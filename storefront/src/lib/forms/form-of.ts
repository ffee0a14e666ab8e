/** The fields of a posted form; a body that is no form is refused with 400. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('This is not a form', { status: 400 })
  }
}
