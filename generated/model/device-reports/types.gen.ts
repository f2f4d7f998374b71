// Made by codegen from schemas/reports/device-report.yaml. Do not edit: change the schema, or lay a view over it in resources/device-reports/.

export interface DeviceReportRunInput {
  /**
   * Without it the last 7 days
   */
  period?: 'today' | 'yesterday' | 'last3' | 'last7' | 'last30' | 'last90' | 'custom';
  /**
   * First day of a custom period, by the zone of the enterprise
   */
  from?: string;
  /**
   * Its last day
   */
  to?: string;
  step?: 'hour' | 'day' | 'week' | 'month';
  by?: 'screen' | 'group' | 'store' | 'region';
  /**
   * Without it all that one may see
   */
  measures?: ('onlineRate' | 'onlineMs' | 'dueMs' | 'outages' | 'screens')[];
  /**
   * All of them hold; the keys of one are alternatives. A province or city stands for all that lies in it
   */
  filter?: { by: 'screen' | 'group' | 'store' | 'region'; keys: string[] }[];
}

export interface DeviceReportRunOutput {
  zone: string;
  from: string;
  to: string;
  /**
   * As many days before
   */
  beforeFrom: string;
  beforeTo: string;
  /**
   * What took place later may not be counted yet
   */
  upTo: string;
  /**
   * The last day is not over: it has what was counted so far, all days before are whole. By the hour both end at the same hour
   */
  partial: boolean;
  step: string;
  by: string;
  measures: string[];
  /**
   * Over the whole period
   */
  total: (number | null)[];
  /**
   * Over as many days before
   */
  totalBefore: (number | null)[];
  /**
   * The earliest first; none is left out
   */
  steps: {
    /**
     * Its first day; of hours with the time, as in 2026-11-22T08:00
     */
    at: string;
    /**
     * Of this step
     */
    values: (number | null)[];
    /**
     * Of the same days, as many days before as the period has: these add up to all before
     */
    before: (number | null)[];
  }[];
  /**
   * The largest first
   */
  rows: {
    /**
     * Null: what belongs to none
     */
    key: string | null;
    name: string;
    /**
     * Of this line
     */
    values: (number | null)[];
    /**
     * Of the same before
     */
    before: (number | null)[];
  }[];
  /**
   * The lines beyond those that are listed, so that all add up
   */
  others: {
    count: number;
    /**
     * Of all further lines
     */
    values: (number | null)[];
    /**
     * Before
     */
    before: (number | null)[];
  } | null;
}

export interface DeviceReportSheetInput {
  /**
   * Without it the last 7 days
   */
  period?: 'today' | 'yesterday' | 'last3' | 'last7' | 'last30' | 'last90' | 'custom';
  /**
   * First day of a custom period, by the zone of the enterprise
   */
  from?: string;
  /**
   * Its last day
   */
  to?: string;
  step?: 'hour' | 'day' | 'week' | 'month';
  by?: 'screen' | 'group' | 'store' | 'region';
  /**
   * Without it all that one may see
   */
  measures?: ('onlineRate' | 'onlineMs' | 'dueMs' | 'outages' | 'screens')[];
  /**
   * All of them hold; the keys of one are alternatives. A province or city stands for all that lies in it
   */
  filter?: { by: 'screen' | 'group' | 'store' | 'region'; keys: string[] }[];
}
