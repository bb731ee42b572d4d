/** @jsxImportSource react */
import { useState, type SubmitEvent } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that React can be asked for: two fields and a button that sends them. */
function Login() {
  const [busy, setBusy] = useState(false)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    void fetch('/api/auth/login', { method: 'POST' })
  }
  return (
    <form onSubmit={send}>
      <input name="username" aria-label="Mobile number" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit" aria-busy={busy || undefined}>
        Login
      </button>
    </form>
  )
}

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<Login />)
