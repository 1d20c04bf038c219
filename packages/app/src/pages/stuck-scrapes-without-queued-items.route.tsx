export { StuckWithoutQueuedItems as default } from '@console/features/insights/Insights';
