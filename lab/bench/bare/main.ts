import { createElement as element, useState, type SubmitEvent } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that React can be asked for: two fields and a button that sends them. */
function Login() {
  const [busy, setBusy] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    void fetch('/api/auth/login', { method: 'POST' })
  }
  return element(
    'form',
    { onSubmit: send },
    element('input', { name: 'username', 'aria-label': 'Mobile' }),
    element('input', { name: 'password', 'aria-label': 'Password' }),
    element('button', { type: 'submit', 'aria-busy': busy || undefined }, 'Login'),
  )
}

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(element(Login))
