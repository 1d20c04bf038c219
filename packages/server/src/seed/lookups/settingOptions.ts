/** Setting lists of the contract, section 6.8: `[value, label]` in the order shown. */
export const settingOptions = {
  site_type: [
    ['1', 'Corporate'],
    ['2', 'Staffing'],
    ['3', 'Job Board'],
    ['4', 'Government'],
    ['5', 'Education'],
    ['6', 'Non-profit'],
  ],
  cookie_method: [
    ['none', 'None'],
    ['session', 'Session'],
    ['per_request', 'Per Request'],
  ],
  specific_host: [
    ['any', 'Any'],
    ['host-1', 'Host 1'],
    ['host-2', 'Host 2'],
  ],
  update_method: [
    ['full', 'Full'],
    ['incremental', 'Incremental'],
  ],
  proxy_method: [
    ['none', 'None'],
    ['datacenter', 'Datacenter'],
    ['residential', 'Residential'],
  ],
} as const;

export const siteType = {
  corporate: 1,
  staffing: 2,
  jobBoard: 3,
  government: 4,
  education: 5,
  nonProfit: 6,
} as const;
