/**
 * react-admin's words in Chinese that the console asks for; the others load when the browser is idle (raRest.zh_cn.ts).
 * tests/src/i18n/parity.test.ts holds both against its English ones.
 */
export const raChinese = {
  ra: {
    action: {
      cancel: '取消',
      clear_input_value: '清除',
      create: '新建',
      create_item: '新建%{item}',
      edit: '编辑',
      undo: '撤销',
      close: '关闭',
      open: '打开',
    },
    page: {
      create: '新建%{name}',
      edit: '%{name} %{recordRepresentation}',
      list: '%{name}',
      loading: '加载中',
      show: '%{name} %{recordRepresentation}',
    },
    input: {
      password: {
        toggle_visible: '隐藏密码',
        toggle_hidden: '显示密码',
      },
    },
    message: {
      details: '详情',
      invalid_form: '填写有误，请检查标出的内容',
      loading: '请稍候',
      select_all_limit_reached: '数量太多，只选中了前 %{max} 项。',
      unsaved_changes: '有修改尚未保存，确定要放弃吗？',
    },
    auth: {
      auth_check_error: '请先登录',
    },
    notification: {
      updated: '已更新 |||| 已更新 %{smart_count} 项',
      created: '已新建',
      item_doesnt_exist: '数据不存在',
      http_error: '与服务器通信出错',
      i18n_error: '无法加载所选语言',
      logged_out: '登录超时，请重新登录',
      not_authorized: '您没有访问此内容的权限。',
      offline: '网络不可用，没有取到数据。',
    },
    validation: {
      required: '必填',
      minLength: '至少 %{min} 个字符',
      maxLength: '最多 %{max} 个字符',
      minValue: '不能小于 %{min}',
      maxValue: '不能大于 %{max}',
      number: '必须是数字',
      email: '邮箱格式不正确',
      oneOf: '必须是以下之一：%{options}',
      regex: '格式不正确（正则：%{pattern}）',
    },
  },
};
