import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { readMobile } from '#domain/player/profile.ts'
import { appMessages } from '#messages/en/app/app.ts'
import { authMessages as words } from '#messages/en/player/auth.ts'
import { paths } from '#paths'
import { useConfig } from '#platform/config-context.tsx'
import { onIdle } from '#platform/device/idle.ts'
import { wasLoadedAnew } from '#platform/device/reload-once.ts'
import { useConnection } from '#session/connection.tsx'
import { LanguageChoice } from '#ui/content/language-choice.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { Notice } from '#ui/feedback/notice/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Page } from '#ui/frame/page.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { Mark } from '#ui/game/mark.tsx'
import { cx } from '#ui/look/cx.ts'
import { useThemeColor } from '#ui/look/theme-color.ts'
import { emptyDraft, type AuthDraft } from './auth-draft.ts'
import { LoginForm } from './login-form.tsx'
import { SignupMissing } from './signup-missing.tsx'
import { restoreTyped, storeTyped, type AuthMode, type TypedLogin } from './typed-login.ts'
import { useSignIn, type Credentials, type SignInOptions } from './use-sign-in.ts'

const SignupForm = lazyPart(() => import('./signup-form.tsx').then((part) => part.SignupForm))

export interface AuthScreenProps extends SignInOptions {
  /** The demo's one-tap accounts. */
  Accounts?: ComponentType<{ onPick: (credentials: Credentials) => void }>
}

const modes = (['login', 'signup'] as const satisfies readonly AuthMode[]).map((value) => ({
  value,
  label: words.title[value],
}))

/** Login and sign-up. What is typed survives the toggle. */
export function AuthScreen({ next, prepare, Accounts }: AuthScreenProps) {
  useThemeColor('slate')
  const { appName } = useConfig()
  const { session } = useConnection()
  const [picked, setPicked] = useState<AuthMode>('login')
  // A slow phone shows what was picked before the other form is rendered.
  const mode = useDeferredValue(picked)
  const [drafts, setDrafts] = useState(() => {
    const state = session.state()
    // Whoever was signed in, and was asked to log in again, has only the password to type.
    const known = state.status === 'signed-out' ? readMobile(state.mobileNumber ?? '') : ''
    return { login: { ...emptyDraft, mobileNumber: known }, signup: emptyDraft }
  })
  const [hadPassword, setHadPassword] = useState(false)
  const draft = drafts[mode]
  useEffect(() => onIdle(SignupForm.preload), [])
  const restore = useEffectEvent((typed: TypedLogin) => {
    setPicked(typed.mode)
    setHadPassword(typed.hadPassword && wasLoadedAnew())
    const restored = { ...emptyDraft, ...typed.draft }
    setDrafts({ login: restored, signup: restored })
  })
  useEffect(() => {
    const typed = restoreTyped()
    if (typed === null) return
    // The prerendered login is adopted first, which is empty; it stays until the form is here.
    const isHere = typed.mode === 'signup' ? SignupForm.preload() : Promise.resolve()
    // As one change: a form that was picked is rendered a moment later.
    void isHere.then(() => startTransition(() => restore(typed)))
  }, [])
  const keep = () => storeTyped(picked, drafts[picked])
  const signIn = useSignIn({ next, prepare, keep })
  // Only this of the session: a success must not render the login again, home's calls come first.
  const hasEnded = () => {
    const state = session.state()
    return state.status === 'signed-out' && state.reason === 'ended'
  }
  const ended = useSyncExternalStore(session.subscribe, hasEnded, hasEnded)
  const form = {
    draft,
    onChange(change: Partial<AuthDraft>) {
      if (change.password) setHadPassword(false)
      // The number is the same person's; a password belongs to its own form.
      const { mobileNumber } = change
      const shared = mobileNumber === undefined ? {} : { mobileNumber }
      setDrafts(({ login, signup }) => ({
        login: { ...login, ...(mode === 'login' ? change : shared) },
        signup: { ...signup, ...(mode === 'signup' ? change : shared) },
      }))
    },
    signIn,
  }
  const turnTo = (next: AuthMode) => {
    signIn.forgetProblem()
    setHadPassword(false)
    setPicked(next)
  }
  return (
    <Page
      title={words.title[mode]}
      appName={appName}
      className="px-[24px]! pt-5"
      bar={
        <Hero
          appName={appName}
          small={mode === 'signup'}
          title={words.title[mode]}
          onLeave={keep}
        />
      }
    >
      {ended && (
        <Notice tone="warn" announce="status" className="mb-4">
          {words.sessionEnded}
        </Notice>
      )}
      {hadPassword && (
        <Notice tone="warn" announce="status" className="mb-4">
          {words.passwordGone}
        </Notice>
      )}
      {Accounts && <Accounts onPick={(credentials) => void signIn.logIn(credentials)} />}
      <Segmented label={words.modeGroup} options={modes} value={picked} onChange={turnTo} />
      {mode === 'login' ? (
        <LoginForm {...form} />
      ) : (
        <SignupForm
          {...form}
          wanted={mode}
          fallback={<Spinner text={appMessages.loading} />}
          failed={SignupMissing}
        />
      )}
      <nav className="mt-5 mb-2 flex flex-wrap justify-between gap-x-4 gap-y-6 text-small font-semibold">
        <Guide to={paths.howToPlay}>{words.howToPlay}</Guide>
        <Guide to={paths.contactUs}>{words.contactUs}</Guide>
        <Guide to={paths.privacyPolicy}>{words.privacyPolicy}</Guide>
      </nav>
    </Page>
  )
}

function Guide({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className="text-accent">
      {children}
    </TextLink>
  )
}

interface HeroProps {
  appName: string
  small: boolean
  title: string
  /** Another page opens, in another language. */
  onLeave: () => void
}

/** The slate: a board that explains the product, reduced to a strip where the form below needs the room. */
function Hero({ appName, small, title, onLeave }: HeroProps) {
  return (
    <header className="hero rounded-b-sheet bg-slate px-[24px] pt-[calc(var(--safe-top)+1.25rem)] pb-6 text-chalk [--ring:var(--chalk)]">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Mark name={appName} onSlate />
        <LanguageChoice className="-my-3 -me-[16px] text-chalk!" onLeave={onLeave} />
      </div>
      <p className="mt-1 text-label text-chalk2">{words.ageNote}</p>
      <h1 data-page-title tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <div className={cx('mt-6', small && 'hidden')}>
        <p className="mb-6 text-[1.75rem] leading-9 font-bold tracking-tight">
          {words.slogan.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <ResultBoard size="lg" result="128-1*-***" tone="raised" />
      </div>
    </header>
  )
}
