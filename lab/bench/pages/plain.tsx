/** @jsxImportSource react */
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, StaticRouter } from 'react-router-dom'
import * as z from 'zod/mini'

const loginForm = z.object({
  username: z.string().check(z.regex(/^\d{10}$/)),
  password: z.string().check(z.minLength(1)),
})
const answer = z.object({ token: z.string() })

function Login() {
  const [refused, setRefused] = useState(false)
  const login = useMutation({
    mutationFn: async (body: z.infer<typeof loginForm>) => {
      const response = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return answer.parse(await response.json())
    },
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = loginForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    setRefused(!form.success)
    if (form.success) login.mutate(form.data)
  }
  const field = 'w-full rounded-lg border border-neutral-300 px-4 py-3'
  return (
    <form onSubmit={send} className="mx-auto flex max-w-md flex-col gap-4 p-6" noValidate>
      <h1 className="text-2xl font-semibold">Log in</h1>
      <input name="username" className={field} placeholder="Mobile number" inputMode="numeric" />
      <input name="password" className={field} placeholder="Password" type="password" />
      {refused && <p className="text-sm text-red-700">Enter your mobile number and password</p>}
      <button
        type="submit"
        aria-busy={login.isPending || undefined}
        className="rounded-lg bg-emerald-700 px-4 py-3 font-semibold text-white"
      >
        Login
      </button>
      <Link to="/privacy-policy" className="text-sm underline">
        Privacy policy
      </Link>
    </form>
  )
}

const client = new QueryClient()

const screens = (
  <QueryClientProvider client={client}>
    <Routes>
      <Route path="*" element={<Login />} />
    </Routes>
  </QueryClientProvider>
)

/** What the page holds before any script runs. */
export const prerendered = <StaticRouter location="/auth">{screens}</StaticRouter>

if (typeof document !== 'undefined') {
  const place = document.getElementById('root')
  if (place !== null) hydrateRoot(place, <BrowserRouter>{screens}</BrowserRouter>)
}
