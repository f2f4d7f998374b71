const zh = {
  language: 'English',
  loading: '正在打开…',
  retry: '重试',
  noNetwork: '网络连接失败，请检查网络后重试。',
  serverBusy: '服务器正忙，请稍后重试。',
  notSent: '网络连接失败，请检查网络后重试。内容已保留。',
  notTaken: '服务器正忙，请稍后重试。内容已保留。',
  sendAgain: '内容已保留，请重新提交。',
  wrongType: '只支持 JPG 或 PNG 图片，请换一张',
};

const en: typeof zh = {
  language: '简体中文',
  loading: 'Opening…',
  retry: 'Try again',
  noNetwork: 'There is no connection. Please check your network and try again.',
  serverBusy: 'The server is busy. Please try again in a moment.',
  notSent: 'There is no connection. What you entered is still here; please try again.',
  notTaken: 'The server is busy. What you entered is still here; please try again in a moment.',
  sendAgain: 'What you entered is still here; please send it again.',
  wrongType: 'Only JPG and PNG pictures can be sent; please choose another',
};

/** Texts of every page for people without account, in each language. */
export const frameWords = { zh_cn: zh, en_us: en };
