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
  phone?: string;
  email?: string;
  /**
   * Default login; a code to sign in sets no password, and registers nobody
   */
  purpose?: 'login' | 'password' | 'register';
}

export interface SessionSendCodeOutput {
  /**
   * Seconds until another can be sent
   */
  resendS: number;
}

export interface SessionMobileLoginInput {
  phone?: string;
  email?: string;
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

export interface SessionRegisterInput {
  phone?: string;
  email?: string;
  code: string;
  /**
   * Of the enterprise or the person that advertises
   */
  name: string;
  /**
   * Default enterprise
   */
  type?: 'enterprise' | 'personal' | 'selfEmployed';
  userName: string;
  password: string;
}

export interface SessionRegisterOutput {
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

export interface SessionNewPasswordInput {
  phone?: string;
  email?: string;
  code: string;
  newPassword: string;
}

export interface SessionChangePasswordInput {
  oldPassword: string;
  newPassword: string;
}

export interface SessionProfileOutput {
  userName: string;
  realName: string;
  companyName: string;
  deptName: string | null;
  roleName: string | null;
  phone: string | null;
  email: string | null;
  /**
   * Of mails and notices to this account; the console keeps its own in the browser
   */
  language: 'zh_cn' | 'en_us';
  /**
   * Whose clock those mails tell
   */
  zone: string;
  lastLoginAt: string | null;
  /**
   * Path of the page on which phone and mail address are changed by a code; null where the console has none
   */
  loginSettings: string | null;
}

export interface SessionUpdateProfileInput {
  realName: string;
  language?: 'zh_cn' | 'en_us';
  zone?: string;
}

export interface SessionLoginSettingsOutput {
  userName: string;
  phone: string | null;
  email: string | null;
  /**
   * The one last used first
   */
  sessions: {
    id: string;
    /**
     * The one that asks
     */
    isThis: boolean;
    /**
     * What its browser calls itself
     */
    userAgent: string;
    ip: string;
    createdAt: string;
    /**
     * To the hour
     */
    lastSeenAt: string;
  }[];
}

export interface SessionBindCodeInput {
  phone?: string;
  email?: string;
}

export interface SessionBindCodeOutput {
  /**
   * Seconds until another can be sent
   */
  resendS: number;
}

export interface SessionBindInput {
  phone?: string;
  email?: string;
  code: string;
  /**
   * The present one: a session that was taken over must not take the account, too
   */
  oldPassword: string;
}

export interface SessionEndSessionInput {
  /**
   * One of one's own; absent for all but the one that asks
   */
  id?: string;
}

export interface SessionEndSessionOutput {
  ended: number;
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
  software: {
    type: 'android' | 'windows' | 'linux';
    version: string;
    /**
     * A page to open, or a file to install; null where none was built
     */
    url: string | null;
  }[];
}
