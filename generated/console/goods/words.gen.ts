// Made by codegen from schemas/goods.yaml. Do not edit: change the schema, or lay a view over it in resources/goods/.

export const goodsWords = {
  zh_cn: {
    resources: {
      goods: {
        fields: {
          id: '编号',
          createdAt: '创建时间',
          number: '商品编号',
          name: '商品名称',
          slotId: '广告位',
          livingSlotId: '在售广告位',
          deviceType: '设备类型',
          dimension: '尺寸',
          resolution: '分辨率',
          page: '所在页面',
          maxStock: '最大库存',
          priceFen: '价格（元/千次）',
          cptPriceFen: 'CPT 价格（元/个/天）',
          rtb: '竞价售卖',
          status: '状态',
        },
        values: { deviceType: { android: '安卓', windows: 'Windows', both: '安卓和 Windows' }, status: { onSale: '出售中', offShelf: '已下架', abandoned: '已废弃' } },
        actions: { setPrice: '设置价格', putaway: '上架', soldOut: '下架' },
        does: { setPrice: '已下的订单按下单时的价格', soldOut: '已售出的订单不受影响' },
        sections: { price: '价格' },
        help: { page: '不在首页：只在有人打开该页面时播放', maxStock: '每块屏幕每天可售的轮播位数' },
        forms: { setPrice: { priceFen: '价格（元/千次）', cptPriceFen: 'CPT 价格（元/个/天）' } },
      },
    },
    rules: { 'goods.priceGiven': '价格不能为空', 'goods.priceFen.invalid': '价格须在 0.01 至 10,000 元之间，最多两位小数', 'goods.cptPriceFen.invalid': '价格须在 0.01 至 10,000 元之间，最多两位小数' },
  },
  en_us: {
    resources: {
      goods: {
        fields: {
          id: 'No.',
          createdAt: 'Created',
          number: 'Goods No.',
          name: 'Name',
          slotId: 'Ad slot',
          livingSlotId: 'Slot while not abandoned',
          deviceType: 'Device type',
          dimension: 'Dimension',
          resolution: 'Resolution',
          page: 'On page',
          maxStock: 'Max stock',
          priceFen: 'Price (yuan per thousand plays)',
          cptPriceFen: 'CPT price (yuan per slot per day)',
          rtb: 'Sold by auction',
          status: 'Status',
        },
        values: { deviceType: { android: 'Android', windows: 'Windows', both: 'Android and Windows' }, status: { onSale: 'On sale', offShelf: 'Off shelf', abandoned: 'Abandoned' } },
        actions: { setPrice: 'Set price', putaway: 'Put on sale', soldOut: 'Take off shelf' },
        does: { setPrice: 'Orders already placed keep their price', soldOut: 'Orders already sold are not affected' },
        sections: { price: 'Price' },
        help: { page: 'Not the home page: plays only while somebody has this page open', maxStock: 'Carousel places that can be sold on each screen and day' },
        forms: { setPrice: { priceFen: 'Price (yuan per thousand plays)', cptPriceFen: 'CPT price (yuan per slot per day)' } },
      },
    },
    rules: { 'goods.priceGiven': 'Price cannot be empty', 'goods.priceFen.invalid': 'A price is 0.01 to 10,000 yuan, with two decimals at most', 'goods.cptPriceFen.invalid': 'A price is 0.01 to 10,000 yuan, with two decimals at most' },
  },
};
