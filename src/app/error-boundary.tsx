import { Component, type ReactNode } from 'react'
import { appMessages } from '#messages/app.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FramePage } from './frame-page.tsx'
import { paths } from './paths.ts'

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
    return (
      <FramePage title={appMessages.crashTitle}>
        <p role="alert" className="mb-6 text-body text-ink2">
          {appMessages.crash}
        </p>
        <div className="grid gap-2">
          <Button full onClick={() => window.location.reload()}>
            {appMessages.reload}
          </Button>
          <ButtonLink kind="outline" full to={paths.dashboard}>
            {appMessages.home}
          </ButtonLink>
        </div>
      </FramePage>
    )
  }
}
