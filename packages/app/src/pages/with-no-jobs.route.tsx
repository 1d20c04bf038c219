export { WithNoJobs as default } from '@console/features/insights/Insights';
