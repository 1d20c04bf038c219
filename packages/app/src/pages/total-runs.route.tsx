export { TotalRuns as default } from '@console/features/insights/Insights';
