import { BrokenScrapesOfEngine } from '@console/features/insights/Insights';
import type { PageProps } from '../routes.tsx';

/** Another ATS is another page: no row of the last one may linger under the new name. */
export default function BrokenScrapesOfEngineRoute({ params: { ats = '' } }: PageProps) {
  return <BrokenScrapesOfEngine key={ats} ats={ats} />;
}
