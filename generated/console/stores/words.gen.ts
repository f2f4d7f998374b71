// Made by codegen from schemas/store.yaml. Do not edit: change the schema, or lay a view over it in resources/stores/.

export const storeWords = {
  zh_cn: {
    resources: {
      stores: {
        fields: { id: '编号', corpId: '企业', deptId: '部门', creatorId: '创建人', createdAt: '创建时间', number: '门店编号', name: '门店名称', keeperId: '店长', phone: '门店电话', districtCode: '省市区', address: '地址', remark: '备注' },
        actions: { playlist: '播放列表', issueAds: '投放广告', timer: '新建定时', delete: '删除', restore: '恢复' },
        groups: { place: '位置与联系方式' },
        sections: { place: '位置与联系方式' },
        help: { number: '企业内不重复', keeperId: '店长可查看并控制本店的设备' },
      },
    },
    rules: { 'store.missing': '门店不存在或不归您管理' },
  },
  en_us: {
    resources: {
      stores: {
        fields: {
          id: 'No.',
          corpId: 'Enterprise',
          deptId: 'Department',
          creatorId: 'Created by',
          createdAt: 'Created',
          number: 'Store No.',
          name: 'Name',
          keeperId: 'Keeper',
          phone: 'Telephone',
          districtCode: 'District',
          address: 'Address',
          remark: 'Remark',
        },
        actions: { playlist: 'Play list', issueAds: 'Issue ads', timer: 'New timer', delete: 'Delete', restore: 'Restore' },
        groups: { place: 'Place and contact' },
        sections: { place: 'Place and contact' },
        help: { number: 'Once in the enterprise', keeperId: 'The keeper sees and controls the screens of this store' },
      },
    },
    rules: { 'store.missing': 'The store does not exist, or is not yours' },
  },
};
