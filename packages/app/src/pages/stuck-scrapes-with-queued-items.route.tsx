export { StuckWithQueuedItems as default } from '@console/features/insights/Insights';
