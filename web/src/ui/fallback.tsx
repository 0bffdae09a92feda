import { Component, type ReactNode } from 'react'

interface FallbackProps {
  /** Shown in place of the children once one of them failed. */
  to: ReactNode
  children: ReactNode
}

/** Keeps a failure, such as a part that could not be loaded without a network, to its own place. */
export class Fallback extends Component<FallbackProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.to : this.props.children
  }
}
