import type { AccountsProps } from '#app/slots.tsx'
import { demoMessages as words } from '#messages/en/app/demo.ts'
import { players } from '#mocks/seed/players.ts'
import './styles/always.css'
import { ToolButton } from '#ui/tools/tool-button.tsx'

const personas = Object.keys(players) as (keyof typeof players)[]

/** The seeded accounts, in one tap, above the login form. */
export function DemoAccounts({ onPick }: AccountsProps) {
  return (
    <section aria-labelledby="dt-accounts" className="dt dt-accounts">
      <h2 id="dt-accounts">{words.accounts}</h2>
      <ul>
        {personas.map((persona) => {
          const { name, mobileNumber, password } = players[persona]
          return (
            <li key={persona}>
              <ToolButton onClick={() => onPick({ mobileNumber, password })}>
                {name}
                <small>{words.accountDetails[persona]}</small>
              </ToolButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
