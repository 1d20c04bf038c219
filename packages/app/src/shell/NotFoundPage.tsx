import { ErrorPage } from './ErrorPage.tsx';
import { HomeLink } from './HomeLink.tsx';

export function NotFoundPage() {
  return <ErrorPage message="Not Found"><HomeLink /></ErrorPage>;
}
