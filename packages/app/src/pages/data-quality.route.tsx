import { DataQualityDashboard } from '@console/features/quality/dashboard/DataQualityDashboard';
import type { PageProps } from '../routes.tsx';

export default function DataQualityRoute({ params: { tab = '' } }: PageProps) {
  return <DataQualityDashboard tab={tab} />;
}
