import { Component, type ReactNode } from 'react'
import { appMessages } from '#messages/en/app/app.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'

/** One of the parts that every page fetches once it's idle. */
const CrashPage = lazyPart(() => import('./crash-page.tsx').then((part) => part.CrashPage))

interface Props {
  children: ReactNode
  /** A new value (the address) gives the children another try. */
  resetKey: string
}

/** Keeps a broken screen from blanking the app. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.failed) {
      this.setState({ failed: false })
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <CrashPage wanted fallback={<p role="alert">{appMessages.crash}</p>} />
  }
}
