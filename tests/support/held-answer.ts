/** A response that arrives when the test says so. */
export function heldAnswer() {
  let answer: (response: Response) => void = () => {}
  const held = new Promise<Response>((resolve) => (answer = resolve))
  return { held: () => held, answer: (body: unknown) => answer(Response.json(body)) }
}
