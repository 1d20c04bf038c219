export { ManualScrapes as default } from '@console/features/insights/Insights';
