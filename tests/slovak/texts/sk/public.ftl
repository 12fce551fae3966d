scenario-bratrstvi = Bratstvo
