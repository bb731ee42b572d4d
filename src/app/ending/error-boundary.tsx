import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

interface Props {
  children: ReactNode
  /** Another value gives the children another try: the address. */
  resetKey: string
}

/** Keeps a broken screen (or a chunk that did not load) from blanking the app. */
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
    return <CrashPage />
  }
}
