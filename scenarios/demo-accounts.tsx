import type { Credentials } from '#app/slots.tsx'
import { players } from '#mocks/seed/players.ts'

/** The seeded accounts, in one tap, under the login form. */
export function DemoAccounts({ onPick }: { onPick: (credentials: Credentials) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-4 rounded-card bg-sunken p-3">
      <h2 id="demo-accounts" className="mb-2 text-small font-semibold text-ink2">
        Demo accounts, no real money
      </h2>
      <ul className="grid grid-cols-2 gap-2">
        {Object.values(players).map(({ id, name, about, mobileNumber, password }) => (
          <li key={id} className="flex">
            <button
              type="button"
              onClick={() => onPick({ mobileNumber, password })}
              className="min-h-12 flex-1 rounded-btn bg-surface px-3 py-2 text-start"
            >
              <span className="block text-small font-bold">{name}</span>
              <span className="block text-label text-ink3">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
