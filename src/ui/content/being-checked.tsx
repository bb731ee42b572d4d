import { uiMessages } from '#messages/en/app/ui.ts'

/** Behind the name of a balance that a request with an unknown outcome may have lowered. */
export function BeingChecked() {
  return <span className="font-semibold text-chalk">, {uiMessages.beingChecked}</span>
}
