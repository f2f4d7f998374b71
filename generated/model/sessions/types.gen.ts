// Made by codegen from schemas/session.yaml. Do not edit: change the schema, or lay a view over it in resources/sessions/.

export interface SessionLoginInput {
  userName: string;
  password: string;
}

export interface SessionLoginOutput {
  token: string;
  userId: string;
  /**
   * Whose rows the caller makes and sees
   */
  corpId: string;
  /**
   * Null where the account belongs to none
   */
  deptId: string | null;
  userName: string;
  realName: string;
  /**
   * The corporation's number
   */
  crmCode: string;
  companyName: string;
  versionLevel: 'standard' | 'enterprise' | 'flagship';
  /**
   * Of the trial; null where there is none
   */
  remainingDays: number | null;
  system: 'YXF' | 'ADS';
  menuList: {
    key: string;
    entries: {
      key: string;
      /**
       * Message key
       */
      label: string;
      path: string;
      icon?: string;
    }[];
  }[];
  permissionList: { code: number }[];
  /**
   * Somebody else set the password; until it is changed no other call is let pass (ENT-09)
   */
  mustChangePassword: boolean;
}

export interface SessionAccountLoginInput {
  userName: string;
  password: string;
}

export interface SessionAccountLoginOutput {
  token: string;
  userId: string;
  /**
   * Whose rows the caller makes and sees
   */
  corpId: string;
  /**
   * Null where the account belongs to none
   */
  deptId: string | null;
  userName: string;
  realName: string;
  /**
   * The corporation's number
   */
  crmCode: string;
  companyName: string;
  versionLevel: 'standard' | 'enterprise' | 'flagship';
  /**
   * Of the trial; null where there is none
   */
  remainingDays: number | null;
  system: 'YXF' | 'ADS';
  menuList: {
    key: string;
    entries: {
      key: string;
      /**
       * Message key
       */
      label: string;
      path: string;
      icon?: string;
    }[];
  }[];
  permissionList: { code: number }[];
  /**
   * Somebody else set the password; until it is changed no other call is let pass (ENT-09)
   */
  mustChangePassword: boolean;
}

export interface SessionSendCodeInput {
  phone: string;
}

export interface SessionSendCodeOutput {
  /**
   * Seconds until another can be sent
   */
  resendS: number;
}

export interface SessionMobileLoginInput {
  phone: string;
  code: string;
}

export interface SessionMobileLoginOutput {
  token: string;
  userId: string;
  /**
   * Whose rows the caller makes and sees
   */
  corpId: string;
  /**
   * Null where the account belongs to none
   */
  deptId: string | null;
  userName: string;
  realName: string;
  /**
   * The corporation's number
   */
  crmCode: string;
  companyName: string;
  versionLevel: 'standard' | 'enterprise' | 'flagship';
  /**
   * Of the trial; null where there is none
   */
  remainingDays: number | null;
  system: 'YXF' | 'ADS';
  menuList: {
    key: string;
    entries: {
      key: string;
      /**
       * Message key
       */
      label: string;
      path: string;
      icon?: string;
    }[];
  }[];
  permissionList: { code: number }[];
  /**
   * Somebody else set the password; until it is changed no other call is let pass (ENT-09)
   */
  mustChangePassword: boolean;
}

export interface SessionChangePasswordInput {
  oldPassword: string;
  newPassword: string;
}

export interface SessionMenuOutput {
  userId: string;
  /**
   * Whose rows the caller makes and sees
   */
  corpId: string;
  /**
   * Null where the account belongs to none
   */
  deptId: string | null;
  userName: string;
  realName: string;
  /**
   * The corporation's number
   */
  crmCode: string;
  companyName: string;
  versionLevel: 'standard' | 'enterprise' | 'flagship';
  /**
   * Of the trial; null where there is none
   */
  remainingDays: number | null;
  system: 'YXF' | 'ADS';
  menuList: {
    key: string;
    entries: {
      key: string;
      /**
       * Message key
       */
      label: string;
      path: string;
      icon?: string;
    }[];
  }[];
  permissionList: { code: number }[];
  /**
   * Somebody else set the password; until it is changed no other call is let pass (ENT-09)
   */
  mustChangePassword: boolean;
}

export interface SessionHomeOutput {
  /**
   * Of the trial; null where there is none
   */
  remainingDays: number | null;
  deviceCount: number;
  /**
   * HOME-02; what the caller may see of them
   */
  ads: { playing: number; pendingPlay: number; pendingApproval: number; disapproved: number; expired: number };
  /**
   * HOME-03; for advertisers, zeros
   */
  devices: { all: number; online: number; offline: number; expired: number; expiring: number; inactive: number; exception: number };
  /**
   * How far this enterprise is on the way from a screen to a play (HOME-04); what the caller may see of it
   */
  flow: {
    /**
     * Added
     */
    devices: number;
    /**
     * In any state
     */
    ads: number;
    /**
     * Ads that wait for a review
     */
    waiting: number;
    /**
     * Ads that have been approved or refused
     */
    reviewed: number;
    /**
     * Ads that screens have shown
     */
    played: number;
  };
  impressions: number;
  /**
   * HOME-04
   */
  software: { type: 'android' | 'windows'; version: string; url: string | null }[];
}
