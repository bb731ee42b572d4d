import { Component, type ReactNode } from 'react'
import { ToolButton } from '#ui/tools/tool-button.tsx'
import type { DemoController } from '../../controller/controller.ts'

interface Props {
  controller: DemoController
  children: ReactNode
}

/** Keeps an error in one tool from breaking the client or the other tools. */
export class ToolsBoundary extends Component<Props, { problem: string | null }> {
  override state = { problem: null as string | null }

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  startOver = (): void => {
    const { controller } = this.props
    void controller.choose(controller.scenario().id).then(() => this.setState({ problem: null }))
  }

  override render(): ReactNode {
    const { problem } = this.state
    if (problem === null) return this.props.children
    return (
      <section className="dt-sheet" aria-label="Demo tools">
        <p role="alert">The tools can’t show these rows ({problem}). Demo, no real money.</p>
        <ToolButton main onClick={this.startOver}>
          Start the scenario over
        </ToolButton>
      </section>
    )
  }
}
