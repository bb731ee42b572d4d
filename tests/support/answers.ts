/** Answers of a host, for the `answers` of `renderApp`. */

/** Refuses with a status and a body. */
export const refused = (status: number, body: unknown) => () => Response.json(body, { status })

/** In trouble (503). */
export const down = refused(503, {})

/** No answer, ever. */
export const never = () => new Promise<Response>(() => {})

/** A response that arrives when the test says so. */
export function heldAnswer() {
  let answer: (response: Response) => void = () => {}
  const held = new Promise<Response>((resolve) => (answer = resolve))
  return { held: () => held, answer: (body: unknown) => answer(Response.json(body)) }
}
