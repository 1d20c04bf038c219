import { Button } from '@console/ui/Button';
import { Component, type ReactNode } from 'react';
import { PageLoadError } from '../pages/loadPage.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** A new value resets the error, so that navigating to another page works. */
  resetKey: string;
  children: ReactNode;
}
interface State {
  failure?: { error: unknown };
  resetKey: string;
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Unknown error';

/**
 * An error boundary around the page, and another one around the whole console. When the page fails,
 * the menu, the notices and the session keep working.
 */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <ErrorPage message={messageOf(failure.error)}>
        {/* Only a full reload helps, because a failed module stays failed for the lifetime of the
            document. */}
        {failure.error instanceof PageLoadError ? (
          <Button tone="primary" onClick={() => location.reload()}>
            Reload
          </Button>
        ) : null}
        <a href="/">Home</a>
      </ErrorPage>
    );
  }
}
