import { DataQualityDashboard } from '@console/features/quality/dashboard/DataQualityDashboard';
import type { PageProps } from '../navigation/routePaths.ts';

export default function DataQualityRoute({ params: { tab = '' } }: PageProps) {
  return <DataQualityDashboard tab={tab} />;
}
