import type { Credentials } from '#app/start/slots.tsx'
import { players } from '#mocks/seed/players.ts'
import './styles/always.css'
import { ToolButton } from '#ui/tools/tool-button.tsx'

/** The seeded accounts, in one tap, under the login form. */
export function DemoAccounts({ onPick }: { onPick: (credentials: Credentials) => void }) {
  return (
    <section aria-labelledby="dt-accounts" className="dt dt-accounts">
      <h2 id="dt-accounts">Demo accounts, no real money</h2>
      <ul>
        {Object.values(players).map(({ id, name, about, mobileNumber, password }) => (
          <li key={id}>
            <ToolButton onClick={() => onPick({ mobileNumber, password })}>
              {name}
              <small>{about}</small>
            </ToolButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
