// Made by codegen from schemas/temperature-day.yaml. Do not edit: change the schema, or lay a view over it in resources/temperature-days/.

export const temperatureDayWords = {
  zh_cn: {
    resources: {
      'temperature-days': {
        fields: { id: '编号', createdAt: '首次上报', day: '日期', sensorId: '测温设备', readings: '测温次数', over: '超温次数', minCelsius: '最低（°C）', maxCelsius: '最高（°C）', tenths: '合计（0.1°C）', avgCelsius: '平均（°C）' },
      },
    },
  },
  en_us: {
    resources: {
      'temperature-days': {
        fields: {
          id: 'No.',
          createdAt: 'First heard',
          day: 'Day',
          sensorId: 'Temperature device',
          readings: 'Readings',
          over: 'Too warm',
          minCelsius: 'Lowest (°C)',
          maxCelsius: 'Highest (°C)',
          tenths: 'Sum (0.1 °C)',
          avgCelsius: 'Average (°C)',
        },
      },
    },
  },
};
