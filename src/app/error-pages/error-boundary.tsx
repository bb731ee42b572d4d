import { Component, type ReactNode } from 'react'
import { appMessages } from '#messages/en/app/app.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'

/** Every page fetches this part once it's idle, so that it's there when a screen breaks. */
const CrashPage = lazyPart(() => import('./crash-page.tsx').then((part) => part.CrashPage))

interface Props {
  children: ReactNode
  /** When it changes (with the address), the children are rendered again. */
  resetKey: string
}

/** Shows `CrashPage` instead of a screen that throws while it renders. */
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
