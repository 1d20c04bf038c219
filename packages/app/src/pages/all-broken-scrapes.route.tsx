export { AllBrokenScrapes as default } from '@console/features/insights/Insights';
