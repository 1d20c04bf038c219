export { WithEntriesInQueue as default } from '@console/features/insights/Insights';
