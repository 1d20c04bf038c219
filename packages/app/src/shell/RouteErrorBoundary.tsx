import { Button } from '@console/ui/Button';
import { Component, type ReactNode } from 'react';
import { PageLoadError } from '../routes.tsx';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** Another value forgets the error: the way out of a broken page is to go to another. */
  resetKey: string;
  children: ReactNode;
}
interface State {
  failure?: { error: unknown };
  resetKey: string;
}

const messageOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Unknown error';

/** Keeps a page's failure inside the page: menu, notices and session go on. */
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
        {/* A script that could not be fetched stays failed for this document; only a new one can ask again. */}
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
