import { MonitoredEntitiesList } from './MonitoredEntitiesList.tsx';

export function MonitoredEntitiesTab() {
  return <MonitoredEntitiesList kind="monitored" />;
}
