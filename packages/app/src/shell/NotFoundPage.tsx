import { ErrorPage } from './ErrorPage.tsx';

export function NotFoundPage() {
  return (
    <ErrorPage message="Not Found">
      <a href="/">Home</a>
    </ErrorPage>
  );
}
