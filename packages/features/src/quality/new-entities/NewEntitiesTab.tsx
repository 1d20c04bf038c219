import { MonitoredEntitiesList } from '../monitored-entities/MonitoredEntitiesList.tsx';

export function NewEntitiesTab() {
  return <MonitoredEntitiesList kind="new" />;
}
